import {tryTables, type OtherText} from './tryTables';

// Answers findTableFaults, which has started this process.
process.once('message', (other: OtherText) => {
  void tryTables(other).then((trial) => {
    process.send?.(trial, () => {
      process.exit();
    });
  });
});
