/** « 1 249 € » is one figure: on paper no line ends inside it, whatever space was typed. */
export const unbroken = (text: string) => text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d)|€|euros?\b)/g, "\u00a0");
