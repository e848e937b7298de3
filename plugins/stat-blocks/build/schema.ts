import {Joi} from '@docusaurus/utils-validation';
import {abilityCount, fieldNames} from '../model/statBlock';

const text = Joi.string();
const value = Joi.alternatives(text, Joi.number());
const named = Joi.object().pattern(text, value);
const values = Joi.alternatives().conditional('.', {
  is: Joi.array(),
  then: Joi.array().items(named),
  otherwise: named,
});
const entries = Joi.array().items(
  Joi.object({name: text.required(), desc: value.required()}),
);

/** Settings of Obsidian that have no effect here. */
const IGNORED = [
  'columns',
  'columnWidth',
  'dice',
  'forceColumns',
  'layout',
  'render',
];

function all(names: readonly string[], schema: Joi.Schema) {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

const fields: Readonly<Record<string, Joi.Schema>> = {
  name: text.required(),
  ...all(['size', 'type', 'subtype', 'alignment'], text),
  stats: Joi.array().items(value).length(abilityCount),
  saves: values,
  skillsaves: values,
  ...all(fieldNames.values, value),
  ...all(fieldNames.lists, entries),
  ...all(IGNORED, Joi.any()),
};

/** The fields of a stat block, the same as in the Obsidian plugin Fantasy Statblocks. */
export const statBlockSchema = Joi.object(fields);

/** The names of the fields. */
export const statBlockFields: readonly string[] = Object.keys(fields);
