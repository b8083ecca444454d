//@ about: EnumMap and EnumSet, small and with more than 64 constants, ranges and complements.
//@ exit: 1
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class EnumCollections {
    enum EnumCollectionsDay { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum EnumCollectionsWide {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6,
                C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6,
                F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumMap<EnumCollectionsDay, Integer> hours = new EnumMap<>(EnumCollectionsDay.class);
        hours.put(EnumCollectionsDay.FRI, 6);
        hours.put(EnumCollectionsDay.MON, 8);
        hours.put(EnumCollectionsDay.WED, null);
        System.out.println(hours + " " + hours.containsKey(EnumCollectionsDay.WED) + " " + hours.get("MON"));
        hours.merge(EnumCollectionsDay.FRI, 2, Integer::sum);
        hours.keySet().remove(EnumCollectionsDay.WED);
        for (Map.Entry<EnumCollectionsDay, Integer> entry : hours.entrySet()) {
            entry.setValue(entry.getValue() * 10);
        }
        System.out.println(hours + " " + hours.equals(Map.of(EnumCollectionsDay.MON, 80, EnumCollectionsDay.FRI, 80)));

        EnumSet<EnumCollectionsDay> work = EnumSet.range(EnumCollectionsDay.MON, EnumCollectionsDay.FRI);
        EnumSet<EnumCollectionsDay> free = EnumSet.complementOf(work);
        System.out.println(work + " " + free + " " + EnumSet.noneOf(EnumCollectionsDay.class));
        work.retainAll(List.of(EnumCollectionsDay.SUN, EnumCollectionsDay.TUE, EnumCollectionsDay.THU));
        work.addAll(free);
        System.out.println(work + " " + work.containsAll(free) + " " + EnumSet.copyOf(List.of(EnumCollectionsDay.SAT)));

        EnumSet<EnumCollectionsWide> wide = EnumSet.range(EnumCollectionsWide.F8, EnumCollectionsWide.G3);
        wide.addAll(EnumSet.of(EnumCollectionsWide.A0, EnumCollectionsWide.G9, EnumCollectionsWide.C4));
        System.out.println(wide + " " + EnumSet.complementOf(wide).size() + " "
                + EnumSet.allOf(EnumCollectionsWide.class).size());
        for (Iterator<EnumCollectionsWide> it = wide.iterator(); it.hasNext();) {
            if (it.next().name().startsWith("F")) {
                it.remove();
            }
        }
        List<EnumCollectionsWide> rest = new ArrayList<>(wide);
        System.out.println(rest + " " + wide.contains(EnumCollectionsWide.F9));
        try {
            EnumSet.copyOf(new ArrayList<EnumCollectionsDay>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        hours.put(null, 1);
    }
}
