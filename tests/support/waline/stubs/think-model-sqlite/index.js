// A stub: the Waline server of the tests keeps its data in memory.
module.exports = class UnusedDriver {};
