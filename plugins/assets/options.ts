import type {CampaignRow} from '../../src/shared/model/campaignRow';
import {createValidator, Joi} from '../validate-options/createValidator';

/** The options of the files. */
export type Options = {
  /** The campaigns of which some files come out in a session, as a column of their lists says. */
  readonly campaigns?: readonly CampaignRow[];
};

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  campaigns: Joi.array().items(Joi.object()),
});
