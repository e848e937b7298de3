import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {siteDir} from '../siteDir';
import {makeWorld} from './makeWorld';

void startCommand('new-world', () => {
  const {
    positionals: [folder = ''],
  } = readArguments({
    usage: 'one folder for the new world: npm run new-world -- ../my-world',
    count: [1, 1],
  });
  const name = makeWorld(siteDir, folder);
  console.log(
    [
      `Made ${name} in ${folder}. Next:`,
      '',
      `  cd ${folder}`,
      '  npm ci',
      '  npx docusaurus map cut',
      '  npm start',
      '',
      'See "Make a world of your own" in CONTRIBUTING.md for what to change first.',
    ].join('\n'),
  );
});
