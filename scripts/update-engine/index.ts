import {resolve} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {siteDir} from '../siteDir';
import {updateEngine} from './updateEngine';

void startCommand('update-engine', () => {
  const {
    positionals: [folder = ''],
  } = readArguments({
    usage: 'one folder with a newer engine: npm run update-engine -- ../newer',
    count: [1, 1],
  });
  const {removed, added, changed} = updateEngine(siteDir, resolve(folder));
  console.log(
    `Engine updated: ${changed.length} files changed, ${added.length} added, ${removed.length} removed. Run "npm install", then "npm test"; "git diff" shows what changed.`,
  );
});
