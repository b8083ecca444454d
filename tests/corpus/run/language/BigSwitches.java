//@ about: a dense switch of two hundred keys and a sparse one of sixty, some falling through
public class BigSwitches {
    static int dense(int key) {
        switch (key) {
            case 0: return 0; case 1: return 856; case 2: return 703; case 3: return 550; case 4: return 397;
            case 5: return 244; case 6: return 91; case 7: return 947; case 8: return 794; case 9: return 641;
            case 10: return 488; case 11: return 335; case 12: return 182; case 13: return 29; case 14: return 885;
            case 15: return 732; case 16: return 579; case 17: return 426; case 18: return 273; case 19: return 120;
            case 20: return 976; case 21: return 823; case 22: return 670; case 23: return 517; case 24: return 364;
            case 25: return 211; case 26: return 58; case 27: return 914; case 28: return 761; case 29: return 608;
            case 30: return 455; case 31: return 302; case 32: return 149; case 33: return 1005; case 34: return 852;
            case 35: return 699; case 36: return 546; case 37: return 393; case 38: return 240; case 39: return 87;
            case 40: return 943; case 41: return 790; case 42: return 637; case 43: return 484; case 44: return 331;
            case 45: return 178; case 46: return 25; case 47: return 881; case 48: return 728; case 49: return 575;
            case 50: return 422; case 51: return 269; case 52: return 116; case 53: return 972; case 54: return 819;
            case 55: return 666; case 56: return 513; case 57: return 360; case 58: return 207; case 59: return 54;
            case 60: return 910; case 61: return 757; case 62: return 604; case 63: return 451; case 64: return 298;
            case 65: return 145; case 66: return 1001; case 67: return 848; case 68: return 695; case 69: return 542;
            case 70: return 389; case 71: return 236; case 72: return 83; case 73: return 939; case 74: return 786;
            case 75: return 633; case 76: return 480; case 77: return 327; case 78: return 174; case 79: return 21;
            case 80: return 877; case 81: return 724; case 82: return 571; case 83: return 418; case 84: return 265;
            case 85: return 112; case 86: return 968; case 87: return 815; case 88: return 662; case 89: return 509;
            case 90: return 356; case 91: return 203; case 92: return 50; case 93: return 906; case 94: return 753;
            case 95: return 600; case 96: return 447; case 97: return 294; case 98: return 141; case 99: return 997;
            case 100: return 844; case 101: return 691; case 102: return 538; case 103: return 385; case 104: return 232;
            case 105: return 79; case 106: return 935; case 107: return 782; case 108: return 629; case 109: return 476;
            case 110: return 323; case 111: return 170; case 112: return 17; case 113: return 873; case 114: return 720;
            case 115: return 567; case 116: return 414; case 117: return 261; case 118: return 108; case 119: return 964;
            case 120: return 811; case 121: return 658; case 122: return 505; case 123: return 352; case 124: return 199;
            case 125: return 46; case 126: return 902; case 127: return 749; case 128: return 596; case 129: return 443;
            case 130: return 290; case 131: return 137; case 132: return 993; case 133: return 840; case 134: return 687;
            case 135: return 534; case 136: return 381; case 137: return 228; case 138: return 75; case 139: return 931;
            case 140: return 778; case 141: return 625; case 142: return 472; case 143: return 319; case 144: return 166;
            case 145: return 13; case 146: return 869; case 147: return 716; case 148: return 563; case 149: return 410;
            case 150: return 257; case 151: return 104; case 152: return 960; case 153: return 807; case 154: return 654;
            case 155: return 501; case 156: return 348; case 157: return 195; case 158: return 42; case 159: return 898;
            case 160: return 745; case 161: return 592; case 162: return 439; case 163: return 286; case 164: return 133;
            case 165: return 989; case 166: return 836; case 167: return 683; case 168: return 530; case 169: return 377;
            case 170: return 224; case 171: return 71; case 172: return 927; case 173: return 774; case 174: return 621;
            case 175: return 468; case 176: return 315; case 177: return 162; case 178: return 9; case 179: return 865;
            case 180: return 712; case 181: return 559; case 182: return 406; case 183: return 253; case 184: return 100;
            case 185: return 956; case 186: return 803; case 187: return 650; case 188: return 497; case 189: return 344;
            case 190: return 191; case 191: return 38; case 192: return 894; case 193: return 741; case 194: return 588;
            case 195: return 435; case 196: return 282; case 197: return 129; case 198: return 985; case 199: return 832;
            default: return -key;
        }
    }

    static int sparse(int key) {
        int s = 0;
        switch (key) {
            case 0: s += 0; case -1640531535: s += 1; break; case 1013904226: s += 2; break;
            case -626627309: s += 3; case 2027808452: s += 4; break; case 387276917: s += 5; break;
            case -1253254618: s += 6; case 1401181143: s += 7; break; case -239350392: s += 8; break;
            case -1879881927: s += 9; case 774553834: s += 10; break; case -865977701: s += 11; break;
            case 1788458060: s += 12; case 147926525: s += 13; break; case -1492605010: s += 14; break;
            case 1161830751: s += 15; case -478700784: s += 16; break; case -2119232319: s += 17; break;
            case 535203442: s += 18; case -1105328093: s += 19; break; case 1549107668: s += 20; break;
            case -91423867: s += 21; case -1731955402: s += 22; break; case 922480359: s += 23; break;
            case -718051176: s += 24; case 1936384585: s += 25; break; case 295853050: s += 26; break;
            case -1344678485: s += 27; case 1309757276: s += 28; break; case -330774259: s += 29; break;
            case -1971305794: s += 30; case 683129967: s += 31; break; case -957401568: s += 32; break;
            case 1697034193: s += 33; case 56502658: s += 34; break; case -1584028877: s += 35; break;
            case 1070406884: s += 36; case -570124651: s += 37; break; case 2084311110: s += 38; break;
            case 443779575: s += 39; case -1196751960: s += 40; break; case 1457683801: s += 41; break;
            case -182847734: s += 42; case -1823379269: s += 43; break; case 831056492: s += 44; break;
            case -809475043: s += 45; case 1844960718: s += 46; break; case 204429183: s += 47; break;
            case -1436102352: s += 48; case 1218333409: s += 49; break; case -422198126: s += 50; break;
            case -2062729661: s += 51; case 591706100: s += 52; break; case -1048825435: s += 53; break;
            case 1605610326: s += 54; case -34921209: s += 55; break; case -1675452744: s += 56; break;
            case 978983017: s += 57; case -661548518: s += 58; break; case 1992887243: s += 59; break;
            default: s -= 1000;
        }
        return s;
    }

    public static void main(String[] args) {
        long hash = 0;
        for (int key = -3; key < 204; key++) hash = hash * 31 + dense(key);
        System.out.println(hash + " " + dense(0) + " " + dense(199) + " " + dense(200) + " " + dense(-1));
        System.out.println(dense(Integer.MIN_VALUE) + " " + dense(Integer.MAX_VALUE));
        hash = 0;
        for (int i = -2; i < 62; i++) hash = hash * 31 + sparse(i * -1640531535) + sparse(i);
        System.out.println(hash + " " + sparse(0) + " " + sparse(1) + " " + sparse(-1640531535));
    }
}
