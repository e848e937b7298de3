import type {Page} from '@playwright/test';
import {walineServer} from './sites';

/** A comment as Waline 1.39 answers with it. */
type Comment = Readonly<Record<string, unknown>> & {readonly url: string};

/** A host of comments for a single test: what it was asked, and what readers wrote. */
export type WalineHost = {readonly asked: string[]};

function answer(data: unknown): string {
  return JSON.stringify({errno: 0, errmsg: '', data});
}

/** Makes a comment of what a reader sends; this host knows Markdown for bold letters only. */
function store(
  {nick, comment, url}: Readonly<Record<string, string>>,
  objectId: number,
): Comment {
  return {
    objectId,
    nick,
    link: '',
    url: url ?? '',
    orig: comment,
    comment: `<p>${(comment ?? '').replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')}</p>\n`,
    time: Date.UTC(2026, 0, 2),
    browser: '',
    os: '',
    status: 'approved',
    avatar: '',
    like: 0,
    children: [],
  };
}

/** Answers the requests of a page to the Waline server, in the words of a real one. */
export async function mockWaline(page: Page): Promise<WalineHost> {
  const asked: string[] = [];
  const comments: Comment[] = [];
  const views = new Map<string, number>();
  await page.context().route(`${walineServer}/**`, (route) => {
    const request = route.request();
    const {pathname, searchParams} = new URL(request.url());
    const sent = request.postDataJSON() as Record<string, string> | null;
    asked.push(`${request.method()} ${pathname}`);
    const reply = (data: unknown) =>
      route.fulfill({
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        body: answer(data),
      });
    if (pathname === '/api/article') {
      const path = sent?.['path'] ?? '';
      views.set(path, (views.get(path) ?? 0) + 1);
      return reply([{time: views.get(path)}]);
    }
    if (sent !== null) {
      comments.push(store(sent, comments.length + 1));
      return reply(comments.at(-1));
    }
    const data = comments.filter(({url}) => url === searchParams.get('path'));
    return reply({
      page: 1,
      totalPages: 1,
      pageSize: 10,
      count: data.length,
      data,
    });
  });
  return {asked};
}
