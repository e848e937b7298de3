import type {Settings} from '../../../../../plugins/search/model/settings';
import {openAreas} from '../../../../../src/site/contentAreas';

export default {
  placeholder: 'Search this site',
  places: openAreas.map(({id, label}) => ({to: `/${id}/`, label})),
} satisfies Settings;
