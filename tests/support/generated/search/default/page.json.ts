export {SEARCH_PAGE as default} from '../../../../../src/site/searchPage';
