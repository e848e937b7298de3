import {inside, type PrintedComponents} from '../../press/parts/part';

export const print: PrintedComponents = {
  CampaignMap: inside,
};
