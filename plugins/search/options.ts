import type {CampaignRow} from '../../src/shared/model/campaignRow';
import {KINDS, type Kind} from '../../src/shared/model/searchRecord';
import type {DocsArea} from '../pages/openDocs';
import {createValidator, Joi} from '../validate-options/createValidator';
import type {Synonyms} from './model/concepts';
import type {Settings} from './model/settings';

export type Options = {
  /** The docs plugin instances to search, by name; all by default. */
  readonly areas?: readonly DocsArea[];
  /** The address of the page of results. */
  readonly page: string;
  /** The words of the site, by the words of readers. */
  readonly synonyms: Synonyms;
  /** A pattern of CSV files with questions of readers, and the addresses that answer them. */
  readonly questions?: string;
  /** The kinds of table rows, by the prefix of their anchors. */
  readonly rowKinds: Readonly<Record<string, Kind>>;
  /** Prefixes of addresses that have a preview even if no page links to them. */
  readonly previewed: readonly string[];
  /** The campaigns with pages that belong to a session. */
  readonly campaigns: readonly CampaignRow[];
} & Settings;

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  areas: Joi.array().items(
    Joi.object({id: Joi.string().required(), label: Joi.string().required()}),
  ),
  page: Joi.string().default('/search'),
  synonyms: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()))
    .default({}),
  questions: Joi.string(),
  rowKinds: Joi.object()
    .pattern(Joi.string(), Joi.valid(...KINDS))
    .default({}),
  previewed: Joi.array().items(Joi.string()).default([]),
  campaigns: Joi.array().items(Joi.object()).default([]),
  placeholder: Joi.string().default('Search this site'),
  places: Joi.array()
    .items(
      Joi.object({
        to: Joi.string().required(),
        label: Joi.string().required(),
        note: Joi.string(),
      }),
    )
    .default([]),
});
