import {expect, test} from '@playwright/test';
import {hydrated, watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';

const PATH = '/magic-science/healing.html';

test.describe('in another time zone and language', () => {
  test.use({timezoneId: 'Pacific/Auckland', locale: 'de-DE'});

  test('page info is the same after hydration', async ({page}) => {
    const complaints = watch(page, sites.main.origin);
    await page.goto(PATH);
    const info = page.getByRole('list', {name: 'About this page'});
    await hydrated(page);
    const served = await page.request.get(PATH);
    const live = (await info.innerText()).split('\n');
    const html = (await served.text()).replaceAll(/<[^>]*>/g, '');
    for (const line of live) {
      expect(html).toContain(line);
    }
    expect(complaints).toEqual({messages: [], foreignRequests: []});
  });
});
