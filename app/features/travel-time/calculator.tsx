import "./calculator.css";

/* What is fetched at the first focus: everything but the question itself. */
export { Answer } from "./answer.tsx";
export { Suggestions } from "./suggestions.tsx";
