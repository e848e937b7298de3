import type {Sheet} from '../../../src/shared/lib/csv';
import type {Markup} from '../markup';

/** The properties of a component, as its page wrote them. */
export type Props = Readonly<Record<string, unknown>>;

/** Sets a tag or component of a page on paper. */
export type Part = (props: Props, content: Markup) => Markup;

/** Nothing: what paper cannot do. */
export const nothing: Markup = {html: ''};

/** The text of a property; empty where there is none. */
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
 * The sheet that the steps of Markdown handed to a component.
 *
 * @throws Error where there is none: the page and the press would disagree.
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

/** The records that the steps of Markdown handed to a component. */
export function recordsProp(props: Props): readonly unknown[] {
  const source = props['source'];
  const data = isRecord(source) ? source['data'] : undefined;
  return Array.isArray(data) ? data : [];
}
