import type {Sheet} from '../../../src/shared/model/csv';
import type {Markup} from '../markup';

/** The props of a component, as written on the page. */
export type Props = Readonly<Record<string, unknown>>;

/** Renders a tag or component for print. */
export type Part = (props: Props, content: Markup) => Markup;

/**
 * The printed forms of components. A plugin lists its own in build/print.ts, unless they are
 * interactive or repeat a table.
 */
export type PrintedComponents = Readonly<Record<string, Part>>;

/** Empty markup, for what print cannot show. */
export const nothing: Markup = {html: ''};

/** Prints only the content of a component. */
export const inside: Part = (_, content) => content;

/** Returns a text prop; empty if it is absent. */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

/** Reads the CSV file that the Markdown plugins passed to a component, if there is one. */
export function readSheet(props: Props, name = 'sheet'): Sheet | undefined {
  const value = props[name];
  return typeof value === 'object' && value !== null && 'rows' in value
    ? (value as Sheet)
    : undefined;
}

/**
 * Returns the CSV file that the Markdown plugins passed to a component.
 *
 * @throws Error if there is none, because page and print would differ.
 */
export function sheetProp(props: Props, name = 'sheet'): Sheet {
  const sheet = readSheet(props, name);
  if (sheet === undefined) {
    throw new Error(
      `found no rows in "${name}" of ${textProp(props, 'src')}, expected those of a CSV file.`,
    );
  }
  return sheet;
}

/** Returns the spells that the Markdown plugins passed to a component. */
export function recordsProp({source}: Props): readonly unknown[] {
  return (
    (source as {readonly data?: readonly unknown[]} | undefined)?.data ?? []
  );
}
