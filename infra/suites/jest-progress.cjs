const { writeFileSync } = require('node:fs');

/** A reporter of Jest's: keeps how far the run is in the file that TEST_PROGRESS names. */
module.exports = class {
  onTestFileResult(_test, _result, all) {
    const { numPassedTestSuites, numFailedTestSuites, numTotalTestSuites, numFailedTests, numPassedTests } =
      all;
    const done = numPassedTestSuites + numFailedTestSuites;
    const progress = { done, of: numTotalTestSuites, tests: numPassedTests, failed: numFailedTests };
    if (process.env.TEST_PROGRESS) writeFileSync(process.env.TEST_PROGRESS, JSON.stringify(progress));
  }
};
