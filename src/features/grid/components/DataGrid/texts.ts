import {translate} from '@docusaurus/Translate';

/** The words of a grid, by the grid's own names for them. */
export const gridTexts: Readonly<Record<string, string>> = {
  filterOoo: translate({
    id: 'site.dataGrid.filterOoo',
    message: 'Filter …',
    description: 'Placeholder of a filter of a grid',
  }),
  contains: translate({
    id: 'site.dataGrid.contains',
    message: 'Contains',
    description: 'A filter of a grid: cells with these words',
  }),
  notContains: translate({
    id: 'site.dataGrid.notContains',
    message: 'Does not contain',
    description: 'A filter of a grid: cells without these words',
  }),
  equals: translate({
    id: 'site.dataGrid.equals',
    message: 'Equals',
    description: 'A filter of a grid: cells that are this',
  }),
  notEqual: translate({
    id: 'site.dataGrid.notEqual',
    message: 'Does not equal',
    description: 'A filter of a grid: cells that are not this',
  }),
  startsWith: translate({
    id: 'site.dataGrid.startsWith',
    message: 'Begins with',
    description: 'A filter of a grid: cells that begin so',
  }),
  endsWith: translate({
    id: 'site.dataGrid.endsWith',
    message: 'Ends with',
    description: 'A filter of a grid: cells that end so',
  }),
  greaterThan: translate({
    id: 'site.dataGrid.greaterThan',
    message: 'Greater than',
    description: 'A filter of a grid: larger figures',
  }),
  greaterThanOrEqual: translate({
    id: 'site.dataGrid.greaterThanOrEqual',
    message: 'At least',
    description: 'A filter of a grid: this figure or a larger one',
  }),
  lessThan: translate({
    id: 'site.dataGrid.lessThan',
    message: 'Less than',
    description: 'A filter of a grid: smaller figures',
  }),
  lessThanOrEqual: translate({
    id: 'site.dataGrid.lessThanOrEqual',
    message: 'At most',
    description: 'A filter of a grid: this figure or a smaller one',
  }),
  inRange: translate({
    id: 'site.dataGrid.inRange',
    message: 'Between',
    description: 'A filter of a grid: figures between two',
  }),
  inRangeStart: translate({
    id: 'site.dataGrid.inRangeStart',
    message: 'From',
    description: 'The smaller of two figures of a filter of a grid',
  }),
  inRangeEnd: translate({
    id: 'site.dataGrid.inRangeEnd',
    message: 'To',
    description: 'The larger of two figures of a filter of a grid',
  }),
  blank: translate({
    id: 'site.dataGrid.blank',
    message: 'Empty',
    description: 'A filter of a grid: empty cells',
  }),
  notBlank: translate({
    id: 'site.dataGrid.notBlank',
    message: 'Not empty',
    description: 'A filter of a grid: cells that hold something',
  }),
  andCondition: translate({
    id: 'site.dataGrid.andCondition',
    message: 'and',
    description: 'Both conditions of a filter of a grid must hold',
  }),
  orCondition: translate({
    id: 'site.dataGrid.orCondition',
    message: 'or',
    description: 'One of two conditions of a filter of a grid must hold',
  }),
  noRowsToShow: translate({
    id: 'site.dataGrid.noRowsToShow',
    message: 'No rows',
    description: 'What stands in a grid without rows',
  }),
  noMatchingRows: translate({
    id: 'site.dataGrid.noMatchingRows',
    message: 'No row matches the filters',
    description: 'What stands in a grid whose filters leave no row',
  }),
  ariaFilterColumn: translate({
    id: 'site.dataGrid.ariaFilterColumn',
    message: 'Press Ctrl and Enter to open the filter',
    description: 'What readers of screens hear of a filter of a grid',
  }),
  ariaFilterValue: translate({
    id: 'site.dataGrid.ariaFilterValue',
    message: 'Filter value',
    description:
      'What readers of screens hear of the field of a filter of a grid',
  }),
  ariaFilteringOperator: translate({
    id: 'site.dataGrid.ariaFilteringOperator',
    message: 'How to filter',
    description:
      'What readers of screens hear of the choice of a filter of a grid',
  }),
  ariaSortableColumn: translate({
    id: 'site.dataGrid.ariaSortableColumn',
    message: 'Press Enter to sort',
    description:
      'What readers of screens hear of the heading of a column of a grid',
  }),
  page: translate({
    id: 'site.dataGrid.pageLabel',
    message: 'Page',
    description: 'Before the number of the part of a grid that is shown',
  }),
  to: translate({
    id: 'site.dataGrid.to',
    message: 'to',
    description: 'Between the first and the last row of a grid that are shown',
  }),
  of: translate({
    id: 'site.dataGrid.of',
    message: 'of',
    description: 'Before the number of all rows of a grid',
  }),
  firstPage: translate({
    id: 'site.dataGrid.firstPage',
    message: 'First rows',
    description: 'Button of a grid: the first of its parts',
  }),
  previousPage: translate({
    id: 'site.dataGrid.previousPage',
    message: 'Rows before',
    description: 'Button of a grid: the part before',
  }),
  nextPage: translate({
    id: 'site.dataGrid.nextPage',
    message: 'Rows after',
    description: 'Button of a grid: the next part',
  }),
  lastPage: translate({
    id: 'site.dataGrid.lastPage',
    message: 'Last rows',
    description: 'Button of a grid: the last of its parts',
  }),
};
