// A stub: the Waline server of the tests keeps what it is told in memory.
module.exports = class UnusedDriver {};
