import type {PageFault} from '../../plugins/pages/pageFault';
import type {Question} from '../../plugins/search-index/readQuestions';

/** A page with its anchors. */
export type AnchoredPage = {
  readonly address: string;
  readonly anchors: ReadonlySet<string>;
};

/** Finds the questions of readers that a page answers at anchors which it no longer has. */
export function checkQuestions(
  {address, anchors}: AnchoredPage,
  questions: readonly Question[],
): readonly PageFault[] {
  return questions.flatMap(({to, file, line}) => {
    const [page, anchor = ''] = to.split('#');
    return page !== address || anchor === '' || anchors.has(anchor)
      ? []
      : [
          {
            line: 1,
            found: `no heading or row #${anchor}`,
            expected: `one, because a question in ${file}:${line} leads there`,
          },
        ];
  });
}
