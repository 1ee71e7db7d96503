import type {Parent, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkedAttributes} from '../contract-reference/checkedAttributes';
import {DirectiveError, type DirectiveForm} from '../contract-reference/directive';
import {FileFault} from '../contract-reference/fileFault';
import {fileIn, pageFault} from '../pageFault';
import {readDiagram} from './readDiagram';
import {renderDiagram} from './renderDiagram';

/** Options of {@link remarkDiagrams}. */
export interface RemarkDiagramsOptions {
  /** Absolute path of the site. */
  readonly siteFolder: string;
  /** Absolute path of the folder with the `.mmd` files. */
  readonly diagramsFolder: string;
}

const form: DirectiveForm = {name: 'diagram', attributes: {name: {required: true}}};

async function toElement(
  node: LeafDirective,
  {siteFolder, diagramsFolder}: RemarkDiagramsOptions,
): Promise<MdxJsxFlowElement> {
  const {name = ''} = checkedAttributes(node, form);
  const source = readDiagram(diagramsFolder, name, siteFolder);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'svg', value: await renderDiagram(source)},
      {type: 'mdxJsxAttribute', name: 'title', value: source.title},
    ],
    children: [],
  };
}

/**
 * Remark plugin: `::diagram{name="request-life"}` becomes a drawn figure, so that no diagram library reaches the browser.
 * @throws when an attribute or the diagram is missing, or it cannot be drawn, with file, line and fix
 */
export function remarkDiagrams(options: RemarkDiagramsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: {node: LeafDirective; parent: Parent}[] = [];
    visit(tree, 'leafDirective', (node: LeafDirective, _index, parent) => {
      if (node.name === form.name && parent) {
        places.push({node, parent: parent as Parent});
      }
    });
    for (const {node, parent} of places) {
      try {
        parent.children[parent.children.indexOf(node)] = await toElement(node, options);
      } catch (error) {
        // The diagram is at fault, not the page.
        if (error instanceof FileFault) throw error;
        const {message} = error as Error;
        const told = error instanceof DirectiveError ? message : `Diagram: ${message}.`;
        throw pageFault(fileIn(options.siteFolder, file.path), node, told, error);
      }
    }
  };
}
