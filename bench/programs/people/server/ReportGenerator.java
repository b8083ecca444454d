//@ verdict: holds
// why: sections are formatted by tasks with java.time and String.format; the report is put together from futures.
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReportGenerator {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.ROOT);

    record Sale(LocalDate day, String product, double price) {
    }

    static String section(String product, List<Sale> sales) {
        double total = 0;
        StringBuilder lines = new StringBuilder();
        for (Sale sale : sales) {
            if (sale.product().equals(product)) {
                total += sale.price();
                lines.append(String.format(Locale.ROOT, "  %s %8.2f%n", DAY.format(sale.day()), sale.price()));
            }
        }
        return String.format(Locale.ROOT, "%s: %.2f%n%s", product, total, lines);
    }

    public static void main(String[] args) throws Exception {
        List<Sale> sales = new ArrayList<>();
        LocalDate first = LocalDate.of(2024, 2, 27);
        String[] products = {"tea", "coffee", "cake"};
        for (int i = 0; i < 9; i++) {
            sales.add(new Sale(first.plusDays(i), products[i % 3], 1.5 * (i + 1)));
        }
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<String>> sections = new ArrayList<>();
        for (String product : products) {
            sections.add(pool.submit(() -> section(product, sales)));
        }
        StringBuilder report = new StringBuilder();
        for (Future<String> section : sections) {
            report.append(section.get());
        }
        pool.shutdown();
        System.out.print(report);
        assert report.toString().contains("29.02.2024") : report;
    }
}
