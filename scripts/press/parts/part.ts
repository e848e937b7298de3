import type {Sheet} from '../../../src/shared/lib/csv';
import type {Markup} from '../markup';

/** The props of a component, as written on the page. */
export type Props = Readonly<Record<string, unknown>>;

/** Renders a tag or component for print. */
export type Part = (props: Props, content: Markup) => Markup;

/** Empty markup, for what print cannot show. */
export const nothing: Markup = {html: ''};

/** Returns a text prop; empty if it is absent. */
export function textProp(props: Props, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSheet(value: unknown): value is Sheet {
  return (
    isRecord(value) &&
    Array.isArray(value['columns']) &&
    Array.isArray(value['rows'])
  );
}

/**
 * Returns the data file that the Markdown plugins passed to a component.
 *
 * @throws Error if there is none, as page and print would differ.
 */
export function sheetProp(props: Props, name = 'sheet'): Sheet {
  const value = props[name];
  if (!isSheet(value)) {
    throw new Error(
      `found no rows under "${name}" of ${textProp(props, 'src')}; expected those of a data file.`,
    );
  }
  return value;
}

/** Returns the records that the Markdown plugins passed to a component. */
export function recordsProp(props: Props): readonly unknown[] {
  const source = props['source'];
  const data = isRecord(source) ? source['data'] : undefined;
  return Array.isArray(data) ? data : [];
}
