import {
  compare,
  selectorSpecificity,
  type Specificity,
} from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';
import {getText} from './getText';
import {isImportant} from './isImportant';
import type {Group, Part, Rule, Sheet} from './sheet';

const LAYER = /^@layer\s*/;

const NONE: Specificity = {a: 0, b: 0, c: 0};

/** The end of a selector that lacks a compound: a pseudo-element stood there alone. */
const LACKING = /(?:^|[\s>+~])$/;

/** Where a part stands in the cascade. */
type Place = {
  /** The index of its layer. */
  readonly layer: number;
  /** The preludes of the groups around it, outermost first. */
  readonly conditions: readonly string[];
};

/** A selector of a rule with either its important declarations or the others; or an at-rule. */
type Placed = Place & {
  readonly part: Part;
  readonly important: boolean;
  readonly specificity: Specificity;
  readonly selector: string;
  readonly body: string;
};

function contains(
  parts: readonly Part[],
  test: (part: Part) => boolean,
): boolean {
  return parts.some(
    (part) =>
      test(part) || (part.kind === 'group' && contains(part.parts, test)),
  );
}

function isLayer(part: Part): part is Group {
  return part.kind === 'group' && LAYER.test(part.prelude);
}

function hasImportant(part: Part): boolean {
  return part.kind === 'rule' && part.declarations.some(isImportant);
}

/** Gives a selector a specificity of 0, apart from pseudo-elements, which `:where()` cannot contain. */
function withoutWeight(selector: selectorParser.Selector): string {
  const {nodes} = selector;
  const found = nodes.findIndex((node) => selectorParser.isPseudoElement(node));
  const split = found === -1 ? nodes.length : found;
  const element = nodes.slice(0, split).join('').trimStart();
  const pseudo = nodes.slice(split).join('');
  return `:where(${element}${LACKING.test(element) ? '*' : ''})${pseudo}`;
}

function placeRule(rule: Rule, place: Place): readonly Placed[] {
  const bodies = [false, true].flatMap((important) => {
    const declarations = rule.declarations.filter(
      (each) => isImportant(each) === important,
    );
    const body = `{${declarations.map(({text}) => text).join(';')}}`;
    return declarations.length === 0 ? [] : [{important, body}];
  });
  return rule.selectors.flatMap(({text}) => {
    const parsed = selectorParser().astSync(text).first;
    const specificity = selectorSpecificity(parsed);
    const selector =
      compare(specificity, NONE) === 0 ? text : withoutWeight(parsed);
    return bodies.map((body) => ({
      ...place,
      ...body,
      part: rule,
      specificity,
      selector,
    }));
  });
}

function placeParts(parts: readonly Part[], place: Place): readonly Placed[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') {
      return placeRule(part, place);
    }
    if (part.kind === 'group') {
      const conditions = [...place.conditions, part.prelude];
      return placeParts(part.parts, {...place, conditions});
    }
    return {
      ...place,
      part,
      important: false,
      specificity: NONE,
      selector: '',
      body: part.text,
    };
  });
}

/** Orders by layer, then by specificity. Important declarations come last, those of the first layer after all others. */
function comparePlaces(one: Placed, other: Placed): number {
  const importance = Number(one.important) - Number(other.important);
  const layers = (one.layer - other.layer) * (one.important ? -1 : 1);
  return importance || layers || compare(one.specificity, other.specificity);
}

/** Joins neighbors of one rule into a rule again. */
function joinSelectors(placed: readonly Placed[]): readonly Placed[] {
  const joined: Placed[] = [];
  for (const each of placed) {
    const last = joined.at(-1);
    if (last?.part === each.part && last.body === each.body) {
      joined.splice(-1, 1, {
        ...last,
        selector: `${last.selector},${each.selector}`,
      });
    } else {
      joined.push(each);
    }
  }
  return joined;
}

/** Joins parts, with one group around neighbors of equal conditions. */
function joinParts(placed: readonly Placed[]): string {
  let open: readonly string[] = [];
  const close = (): string => '}'.repeat(open.length);
  const texts = placed.map(({conditions, selector, body}) => {
    const text = `${selector}${body}`;
    if (conditions.join('{') === open.join('{')) {
      return text;
    }
    const change = `${close()}${conditions.map((each) => `${each}{`).join('')}`;
    open = conditions;
    return `${change}${text}`;
  });
  return `${texts.join('')}${close()}`;
}

function getName({prelude}: Group): string {
  return prelude.replace(LAYER, '');
}

/** Returns the layer that contains a layer: `docusaurus` of `docusaurus.infima`. */
function getParent(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/**
 * Returns the text of a style sheet that has the same cascade without layers: rules of layers come
 * first, in the order of the layers and of their specificity, and have a specificity of 0.
 *
 * @returns undefined if that cannot be told in this way: `!important` outside layers, layers within
 *   other groups or without a name, or some at another level than others.
 */
export function withoutLayers({layers, parts}: Sheet): string | undefined {
  const layered = parts.filter(isLayer);
  const others = parts.filter((part) => !isLayer(part));
  const names = layered.map(getName);
  if (
    names.includes('') ||
    new Set(names.map(getParent)).size > 1 ||
    layered.some((layer) => contains(layer.parts, isLayer)) ||
    contains(others, (part) => isLayer(part) || hasImportant(part))
  ) {
    return undefined;
  }
  const placed = layered.flatMap((layer) =>
    placeParts(layer.parts, {
      layer: layers.indexOf(getName(layer)),
      conditions: [],
    }),
  );
  return [
    joinParts(joinSelectors(placed.toSorted(comparePlaces))),
    ...others.map((part) => getText(part)),
  ].join('');
}
