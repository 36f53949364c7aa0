/** With what the relay ends when it wants to be started again: it imports its owner's facts once, as it starts. */
export const RESTART_CODE = 75;
