import {inside, left, type PrintedComponents} from '../../press/parts/part';

export const print: PrintedComponents = {
  CampaignMap: inside,
  LatestSession: left,
};
