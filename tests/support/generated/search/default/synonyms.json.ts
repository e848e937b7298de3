export {synonyms as default} from '../../../../../world/search';
