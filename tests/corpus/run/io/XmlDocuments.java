//@ about: The XML parsers of the module java.xml: trees, events, pull parsing, paths and transformations.
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

public class XmlDocuments {
    static final String TEXT = "<shop><item price='3'>pen</item><item price='12'>book &amp; map</item><!-- end --></shop>";

    public static void main(String[] args) throws Exception {
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(source());
        NodeList items = document.getElementsByTagName("item");
        for (int at = 0; at < items.getLength(); at++) {
            System.out.println(items.item(at).getTextContent() + " " + items.item(at).getAttributes().item(0));
        }
        SAXParserFactory.newInstance().newSAXParser().parse(source(), new DefaultHandler() {
            @Override
            public void startElement(String uri, String local, String name, Attributes attributes) {
                System.out.println("<" + name + " " + attributes.getLength());
            }

            @Override
            public void endElement(String uri, String local, String name) {
                System.out.println(name + ">");
            }
        });
        XMLStreamReader reader = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(TEXT));
        StringBuilder events = new StringBuilder();
        while (reader.hasNext()) {
            events.append(reader.next()).append(' ');
        }
        System.out.println(events);
        System.out.println(XPathFactory.newInstance().newXPath().evaluate("sum(/shop/item/@price)", document));
        System.out.println(XPathFactory.newInstance().newXPath().evaluate("/shop/item[@price > 5]", source()));
        StringWriter written = new StringWriter();
        document.getDocumentElement().setAttribute("open", "yes");
        TransformerFactory.newInstance().newTransformer().transform(new DOMSource(document), new StreamResult(written));
        System.out.println(written);
        try {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader("<a><b></a>")));
        } catch (SAXException failure) {
            System.out.println(failure.getMessage());
        }
    }

    static InputSource source() {
        return new InputSource(new StringReader(TEXT));
    }
}
