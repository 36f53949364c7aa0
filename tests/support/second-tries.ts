import type { Reporter, TestCase } from "vitest/node";

/** Names each test that passed only at its second try, with what the first one said: a fault that hides is still a fault. */
export default class SecondTries implements Reporter {
	#seen: string[] = [];

	onTestCaseResult(test: TestCase) {
		if (!test.diagnostic()?.flaky) return;
		const { errors = [] } = test.result();
		this.#seen.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${errors[0]?.message ?? ""}`);
	}

	onTestRunEnd() {
		if (this.#seen.length === 0) return;
		console.log(`\n${this.#seen.length} test(s) passés au second essai seulement :\n  ${this.#seen.join("\n  ")}`);
	}
}
