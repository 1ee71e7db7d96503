import {parser} from 'sax';

/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text directly in it and below it. */
  text: string;
  readonly children: XmlElement[];
}

/**
 * Reads an XML document.
 * @throws when it isn't well-formed, with the position
 */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = {name: '', attributes: {}, text: '', children: []};
  const open = [root];
  const reader = parser(true);
  const addText = (text: string): void => open.forEach((element) => void (element.text += text));
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({name, attributes}) => {
    const element: XmlElement = {name, attributes: attributes as Record<string, string>, text: '', children: []};
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  reader.onclosetag = () => void open.pop();
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.write(source).close();
  return root;
}

/** All elements with a name, at any depth. */
export function findAll({children}: XmlElement, name: string): XmlElement[] {
  return children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}
