const { writeFileSync } = require('node:fs');

/** A Jest reporter that writes the run's progress to the file in TEST_PROGRESS. */
module.exports = class {
  onTestFileResult(_test, _result, all) {
    const { numPassedTestSuites, numFailedTestSuites, numTotalTestSuites, numFailedTests, numPassedTests } =
      all;
    const done = numPassedTestSuites + numFailedTestSuites;
    const progress = { done, of: numTotalTestSuites, tests: numPassedTests, failed: numFailedTests };
    if (process.env.TEST_PROGRESS) writeFileSync(process.env.TEST_PROGRESS, JSON.stringify(progress));
  }
};
