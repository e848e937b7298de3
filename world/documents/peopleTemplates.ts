import type {Sheet} from '../../src/shared/lib/csv';
import {papers, type PaperName} from '../../src/features/documents/lib/paper';
import {element, type Markup} from '../../scripts/press/markup';
import {
  defineForm,
  type FormDocument,
} from '../../scripts/press/form/formDocument';
import {peoples} from './peoples';
import {series} from './series';
import {
  answers,
  body,
  gifts,
  names,
  notes,
  person,
  powers,
  saves,
  stats,
} from './templateParts';

/** The title of the people, beside its arms. */
function head(title: string, arms: string): Markup {
  return element(
    'header',
    {class: 'head'},
    element('img', {src: arms, alt: ''}),
    element(
      'div',
      {},
      element('h1', {}, title),
      element('p', {}, 'Template of a people · Orrameth'),
    ),
  );
}

type Titled = {readonly title: string; readonly arms: string};

/** Renders a template as HTML, with placeholder links for its fields. */
function draw(
  sheet: Sheet,
  {title, arms}: Titled,
  {css, paper}: {readonly css: string; readonly paper: PaperName},
): string {
  const {accent = '', tint = ''} = series['peoples'] ?? {};
  const style = `<style>${css}\n:root { --press-accent: ${accent}; --press-tint: ${tint}; }\n@page { size: ${papers[paper].size}; }</style>`;
  const content = element(
    'body',
    {class: `template ${paper}`},
    head(title, arms),
    person(),
    element(
      'div',
      {class: 'halves'},
      element('div', {}, body(sheet), stats(sheet), saves(sheet)),
      element('div', {class: 'half'}, gifts(sheet), powers(sheet), notes()),
    ),
    names(sheet),
    answers(sheet),
  );
  const meta = element(
    'head',
    {},
    {html: '<meta charset="utf-8">'},
    element('title', {}, `${title} Template`),
    {html: style},
  );
  return `<!doctype html>${element('html', {lang: 'en-US'}, meta, content).html}`;
}

/** Returns the name of a people from that of its files: `half-orc` is the Half-Orc. */
function getTitle(people: string): string {
  const words = people === 'half-orc' ? ['half-orc'] : people.split('-');
  return words
    .join(' ')
    .replaceAll(/(?:^|[ -])\w/g, (letter) => letter.toUpperCase());
}

function template(people: string): FormDocument {
  const title = getTitle(people);
  const arms = `/world-info/peoples/arms/${people}.svg`;
  return defineForm({
    file: `/character-creation/race-templates/${people}.pdf`,
    title: `${title} Template`,
    subject: `A character of the people on one sheet, to fill on screen or by hand: body, stats, saves, gifts, powers, and four questions.`,
    sheets: {people: `character-creation/race-templates/${people}.csv`},
    css: [
      'world/documents/formParts.css',
      'world/documents/peopleTemplate.css',
    ],
    pictures: [arms],
    draw: (sheets, css, paper) =>
      draw(sheets.people, {title, arms}, {css, paper}),
  });
}

/** A template of each people, whose figures come from its sheet. */
export const peopleTemplates: readonly FormDocument[] = peoples.map(template);
