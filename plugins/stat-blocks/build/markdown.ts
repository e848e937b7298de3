import type {Code, Parent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {parseYaml} from '../../../src/shared/model/readFrontMatter';
import {findSchemaFaults} from '../../front-matter/findSchemaFaults';
import {block, getLine} from '../../markdown/elements';
import {createImport, dataAttribute} from '../../markdown/modules';
import {forAll, getPagePath} from '../../markdown/pageFaults';
import type {Options} from '../../markdown/staticLinks';
import {describeFaults} from '../../pages/fault';
import {setStatBlock, type WrittenStatBlock} from '../model/statBlock';
import {statBlockFields, statBlockSchema} from './schema';

/** The language of a fence that holds a stat block, as in Obsidian. */
const LANGUAGE = 'statblock';

/** The component that shows a stat block. */
const COMPONENT = 'StatBlock';

/** A fence, and the node around it. */
type Fence = {readonly code: Code; readonly parent: Parent};

/** Returns the 1-based line of a field in a stat block; 0 if it is absent. */
function findLine(yaml: string, key: string): number {
  const name = key.replace(/[.[].*$/, '');
  return yaml.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1;
}

/**
 * Reads the fields of a stat block.
 *
 * @throws Error naming page, line, what was found, and what was expected.
 */
function readStatBlock(code: Code, path: string): WrittenStatBlock {
  const line = getLine(code);
  const written = parseYaml(path, code.value, line + 1) ?? {};
  const faults = findSchemaFaults(written, {
    schema: statBlockSchema,
    keys: statBlockFields,
    whole: 'stat block',
  }).map(({key, found, expected}) => ({
    path,
    line: line + findLine(code.value, key),
    found: `${found} as ${key}`,
    expected,
  }));
  if (faults.length > 0) {
    throw new Error(describeFaults(faults));
  }
  return written as WrittenStatBlock;
}

/** Turns `statblock` fences into stat blocks, and reports errors in them. */
export function markdown({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const fences: Fence[] = [];
    visit(tree, 'code', (code, _, parent) => {
      if (code.lang === LANGUAGE && parent !== undefined) {
        fences.push({code, parent});
      }
    });
    forAll(fences, ({code, parent}) => {
      const written = readStatBlock(code, getPagePath(siteDir, file));
      const creature = dataAttribute('creature', setStatBlock(written));
      parent.children.splice(
        parent.children.indexOf(code),
        1,
        block(COMPONENT, [creature], []),
      );
    });
    if (fences.length > 0) {
      const module = `@site/plugins/stat-blocks/theme/${COMPONENT}`;
      tree.children.unshift(createImport(COMPONENT, module));
    }
  };
}
