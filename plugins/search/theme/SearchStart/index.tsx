/** Shows nothing on the page of results until something is written; a site puts its own in this place. */
export {default} from '@docusaurus/Noop';
