//@ about: locals beyond index 255 and increments beyond a byte need the wide instruction forms
public class WideLocals {
    public static void main(String[] args) {
        System.out.println(sum(args.length));
        System.out.println(sum(100_000));
        System.out.println(increments(args.length));
    }

    static String sum(int start) {
        int i0 = start + 0, i1 = start + 1, i2 = start + 2, i3 = start + 3, i4 = start + 4, i5 = start + 5, i6 = start
            + 6, i7 = start + 7, i8 = start + 8, i9 = start + 9, i10 = start + 10, i11 = start + 11;
        int i12 = start + 12, i13 = start + 13, i14 = start + 14, i15 = start + 15, i16 = start + 16, i17 = start
            + 17, i18 = start + 18, i19 = start + 19, i20 = start + 20, i21 = start + 21, i22 = start + 22, i23 = start
            + 23;
        int i24 = start + 24, i25 = start + 25, i26 = start + 26, i27 = start + 27, i28 = start + 28, i29 = start
            + 29, i30 = start + 30, i31 = start + 31, i32 = start + 32, i33 = start + 33, i34 = start + 34, i35 = start
            + 35;
        int i36 = start + 36, i37 = start + 37, i38 = start + 38, i39 = start + 39, i40 = start + 40, i41 = start
            + 41, i42 = start + 42, i43 = start + 43, i44 = start + 44, i45 = start + 45, i46 = start + 46, i47 = start
            + 47;
        int i48 = start + 48, i49 = start + 49, i50 = start + 50, i51 = start + 51, i52 = start + 52, i53 = start
            + 53, i54 = start + 54, i55 = start + 55, i56 = start + 56, i57 = start + 57, i58 = start + 58, i59 = start
            + 59;
        int i60 = start + 60, i61 = start + 61, i62 = start + 62, i63 = start + 63, i64 = start + 64, i65 = start
            + 65, i66 = start + 66, i67 = start + 67, i68 = start + 68, i69 = start + 69, i70 = start + 70, i71 = start
            + 71;
        int i72 = start + 72, i73 = start + 73, i74 = start + 74, i75 = start + 75, i76 = start + 76, i77 = start
            + 77, i78 = start + 78, i79 = start + 79, i80 = start + 80, i81 = start + 81, i82 = start + 82, i83 = start
            + 83;
        int i84 = start + 84, i85 = start + 85, i86 = start + 86, i87 = start + 87, i88 = start + 88, i89 = start
            + 89, i90 = start + 90, i91 = start + 91, i92 = start + 92, i93 = start + 93, i94 = start + 94, i95 = start
            + 95;
        int i96 = start + 96, i97 = start + 97, i98 = start + 98, i99 = start + 99, i100 = start + 100, i101 = start
            + 101, i102 = start + 102, i103 = start + 103, i104 = start + 104, i105 = start + 105, i106 = start
            + 106, i107 = start + 107;
        int i108 = start + 108, i109 = start + 109, i110 = start + 110, i111 = start + 111, i112 = start
            + 112, i113 = start + 113, i114 = start + 114, i115 = start + 115, i116 = start + 116, i117 = start
            + 117, i118 = start + 118, i119 = start + 119;
        int i120 = start + 120, i121 = start + 121, i122 = start + 122, i123 = start + 123, i124 = start
            + 124, i125 = start + 125, i126 = start + 126, i127 = start + 127, i128 = start + 128, i129 = start
            + 129, i130 = start + 130, i131 = start + 131;
        int i132 = start + 132, i133 = start + 133, i134 = start + 134, i135 = start + 135, i136 = start
            + 136, i137 = start + 137, i138 = start + 138, i139 = start + 139, i140 = start + 140, i141 = start
            + 141, i142 = start + 142, i143 = start + 143;
        int i144 = start + 144, i145 = start + 145, i146 = start + 146, i147 = start + 147, i148 = start
            + 148, i149 = start + 149, i150 = start + 150, i151 = start + 151, i152 = start + 152, i153 = start
            + 153, i154 = start + 154, i155 = start + 155;
        int i156 = start + 156, i157 = start + 157, i158 = start + 158, i159 = start + 159, i160 = start
            + 160, i161 = start + 161, i162 = start + 162, i163 = start + 163, i164 = start + 164, i165 = start
            + 165, i166 = start + 166, i167 = start + 167;
        int i168 = start + 168, i169 = start + 169, i170 = start + 170, i171 = start + 171, i172 = start
            + 172, i173 = start + 173, i174 = start + 174, i175 = start + 175, i176 = start + 176, i177 = start
            + 177, i178 = start + 178, i179 = start + 179;
        int i180 = start + 180, i181 = start + 181, i182 = start + 182, i183 = start + 183, i184 = start
            + 184, i185 = start + 185, i186 = start + 186, i187 = start + 187, i188 = start + 188, i189 = start
            + 189, i190 = start + 190, i191 = start + 191;
        int i192 = start + 192, i193 = start + 193, i194 = start + 194, i195 = start + 195, i196 = start
            + 196, i197 = start + 197, i198 = start + 198, i199 = start + 199, i200 = start + 200, i201 = start
            + 201, i202 = start + 202, i203 = start + 203;
        int i204 = start + 204, i205 = start + 205, i206 = start + 206, i207 = start + 207, i208 = start
            + 208, i209 = start + 209, i210 = start + 210, i211 = start + 211, i212 = start + 212, i213 = start
            + 213, i214 = start + 214, i215 = start + 215;
        int i216 = start + 216, i217 = start + 217, i218 = start + 218, i219 = start + 219, i220 = start
            + 220, i221 = start + 221, i222 = start + 222, i223 = start + 223, i224 = start + 224, i225 = start
            + 225, i226 = start + 226, i227 = start + 227;
        int i228 = start + 228, i229 = start + 229, i230 = start + 230, i231 = start + 231, i232 = start
            + 232, i233 = start + 233, i234 = start + 234, i235 = start + 235, i236 = start + 236, i237 = start
            + 237, i238 = start + 238, i239 = start + 239;
        int i240 = start + 240, i241 = start + 241, i242 = start + 242, i243 = start + 243, i244 = start
            + 244, i245 = start + 245, i246 = start + 246, i247 = start + 247, i248 = start + 248, i249 = start
            + 249, i250 = start + 250, i251 = start + 251;
        int i252 = start + 252, i253 = start + 253, i254 = start + 254, i255 = start + 255, i256 = start
            + 256, i257 = start + 257, i258 = start + 258, i259 = start + 259, i260 = start + 260, i261 = start
            + 261, i262 = start + 262, i263 = start + 263;
        long longValue = i0 * 4_294_967_296L + i263;
        float floatValue = i1 + 0.5f;
        double doubleValue = i2 / 4.0;
        String reference = "r" + i3;
        int[] array = {i255, i256, i257};
        byte narrow = (byte) i260;
        longValue += i200;
        floatValue *= 2;
        doubleValue -= longValue;
        reference += i258;
        i263 += 1000;
        i262 -= 32768;
        i261++;
        i260 += 32767;
        array[1]++;
        narrow += 100;
        long total = i0;
        for (int index = i0; index < i0 + 300; index += 7) total = total * 3 + index;
        for (int element : array) total ^= element;
        try {
            total /= start;
        } catch (ArithmeticException caught) {
            reference += caught.getMessage();
        }
        Object lock = reference;
        synchronized (lock) {
            total += i263 + i262 + i261 + i260 + i259;
        }
        return longValue + " " + floatValue + " " + doubleValue + " " + reference + " " + narrow + " " + total;
    }

    static int increments(int small) {
        small += 127;
        small += 128;
        small -= 128;
        small -= 129;
        small += 32767;
        small -= 32768;
        small += 32768;
        small += 1_000_000;
        return small--;
    }
}
