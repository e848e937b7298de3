import type {Page} from '@playwright/test';

/**
 * Lists the tables of a page that are wider than their containers although they do not scroll
 * sideways.
 */
function listTooWide(page: Page): Promise<readonly string[]> {
  return page.locator('main :not(.table-wide) > table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const place = table.parentElement?.getBoundingClientRect().width ?? 0;
      return place > 0 && table.getBoundingClientRect().width > place + 1
        ? [`too wide: ${table.textContent.slice(0, 60)}`]
        : [];
    }),
  );
}

/** The cells of tables, and the headings of those that become rows where words have no room. */
const CELLS =
  'main table tbody :is(th, td), main .table-rows:not(.table-wide) thead th';

/** Lists the cells of three or more words in which each word has its own line. */
function listBrokenCells(page: Page): Promise<readonly string[]> {
  return page.locator(CELLS).evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const words = cell.textContent.trim().split(/\s+/).length;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({top}) => Math.round(top))).size;
      return words > 2 && lines >= words
        ? [`a word a line: ${cell.textContent}`]
        : [];
    }),
  );
}

/** Lists the rows whose name, their first cell, is below another cell. */
function listLateNames(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :not(.table-wide) > table tbody tr')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name = 0, ...cells] = [...row.children]
          .map((cell) => cell.getBoundingClientRect())
          .filter(({height}) => height > 0)
          .map(({top}) => top);
        return cells.some((top) => top < name - 1)
          ? [`a value above its name: ${row.textContent}`]
          : [];
      }),
    );
}

/** Lists what is wrong with how the tables of a page are laid out. */
export async function tableFaults(page: Page): Promise<readonly string[]> {
  return [
    ...(await listTooWide(page)),
    ...(await listBrokenCells(page)),
    ...(await listLateNames(page)),
  ];
}
