import type {CampaignRow} from '../../src/shared/model/campaignRow';
import {createValidator, Joi} from '../validate-options/createValidator';

/** The options of the files. */
export type Options = {
  /** The campaigns with files that belong to a session, by a column of their lists. */
  readonly campaigns?: readonly CampaignRow[];
};

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  campaigns: Joi.array().items(Joi.object()),
});
