import type {CampaignRow} from '../../src/shared/model/campaignRow';
import {createValidator, Joi} from '../validate-options/createValidator';

export type Options = {
  /** The campaigns whose file lists have a column with the session of each file. */
  readonly campaigns?: readonly CampaignRow[];
};

/** @throws Error naming each invalid key. */
export const validateOptions = createValidator<Options>({
  campaigns: Joi.array().items(Joi.object()),
});
