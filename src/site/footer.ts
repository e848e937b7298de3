import type {Identity} from './identity';

type Footer = {readonly copyright: string};

/** The foot of every page. */
export function footer({title, author}: Identity): Footer {
  return {
    copyright: `${title} is written and kept by <a href="${author.url}">${author.name}</a>. Text and figures may be printed and copied for play.`,
  };
}
