import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {applyChanges, readText} from '../file-changes/applyChanges';
import {siteDir} from '../siteDir';
import {makeEditorFiles} from './editorFiles';

void startCommand('schemas', () => {
  readArguments({usage: 'npm run schemas, which takes nothing.'});
  const changes = Object.entries(makeEditorFiles()).map(([path, after]) => ({
    path,
    before: readText(siteDir, path),
    after,
  }));

  applyChanges(siteDir, changes);
  console.log(changes.map(({path}) => path).join('\n'));
});
