import { promisesHour } from "#content/receipt.ts";
import { answerDeadline } from "#relay/upkeep/answer-deadline.ts";
import { moment } from "./pages/time.ts";

/** By when a request that comes now is answered, as its page says: « demain à 10 h »; undefined of who promises no hour. */
export const answersBy = (nowMs: number, urgent: boolean): string | undefined =>
	promisesHour(urgent) ? moment(answerDeadline({ receivedAtMs: nowMs, urgent }), nowMs) : undefined;
