import { owner } from "#owner";

/** Whether a receipt leaves, wherever a mail server is set. Apart from its words, which no page has. */
export const sendsReceipts = (): boolean => owner.practice.receipts ?? true;
