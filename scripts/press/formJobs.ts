import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {forms} from '../../world/documents/forms';
import {identity} from '../../world/identity';
import {
  paperNames,
  getPath,
  getTitle,
} from '../../src/features/documents/lib/paper';
import type {GetTypesetter} from './bookJobs';
import type {FormDocument} from './form/formDocument';
import {makeFields} from './form/makeFields';
import {getFingerprint, type Job} from './job';
import {finish} from './print/finish';
import {readSheet} from './readSheet';

/** Increment when the code makes a different PDF from the same HTML. */
const EDITION = '2';

/** Reads the tokens of all documents, and the styles of a form. */
async function readStyles(
  siteDir: string,
  form: FormDocument,
): Promise<string> {
  const paths = [
    join(__dirname, 'styles/tokens.css'),
    ...form.css.map((path) => join(siteDir, path)),
  ];
  const sheets = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return sheets.join('\n');
}

async function listJobs(
  siteDir: string,
  form: FormDocument,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  const {file, title, subject, pictures = []} = form;
  const css = await readStyles(siteDir, form);
  const sheets = Object.fromEntries(
    await Promise.all(
      Object.entries(form.sheets).map(
        async ([name, path]) => [name, await readSheet(siteDir, path)] as const,
      ),
    ),
  );
  const images = await Promise.all(
    pictures.map((path) => readFile(join(siteDir, 'static', path))),
  );
  return paperNames.map((paper): Job => {
    const html = form.draw(sheets, css, paper);
    const fingerprint = getFingerprint(EDITION, html, ...images);
    return {
      path: getPath(paper, file),
      title: getTitle(paper, title),
      fingerprint,
      async make() {
        const {set} = await typesetter();
        return finish(await makeFields(await set(html)), {
          title,
          subject,
          author: identity.title,
          fingerprint,
        });
      },
    };
  });
}

/** Lists jobs for the forms, in each paper size. */
export async function formJobs(
  siteDir: string,
  typesetter: GetTypesetter,
): Promise<readonly Job[]> {
  const jobs = await Promise.all(
    forms.map((form) => listJobs(siteDir, form, typesetter)),
  );
  return jobs.flat();
}
