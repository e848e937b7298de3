import {CORE_VERSION} from './documents';

/** Says how the files are brought into Foundry VTT. */
export const README = `# For Foundry VTT

The documents have the shapes of release ${CORE_VERSION}.

- One at a time: create a journal entry, roll table or item, right-click it in the sidebar, choose
  "Import Data", and give it a file of \`journal/\`, \`tables/\` or \`items/\`.
- All at once: create a compendium of type Adventure with an empty adventure in it, right-click that,
  choose "Import Data", and give it \`adventure.json\`. Open it and import its content. Links between
  pages then lead to journal pages.

Items have the type "base", which no game system lays out; their text is in \`system.description\`.
Pictures stay on the site. Spoilers and locked pages are left out.
`;
