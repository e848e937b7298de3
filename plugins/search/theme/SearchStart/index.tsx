/** Shows nothing on the results page until readers type; a site can replace it. */
export {default} from '@docusaurus/Noop';
