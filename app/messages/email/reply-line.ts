/** The first line of an email that may be answered. Everything below it is what the mail program quotes: see `extractReply`. */
export const replyLine = "Please reply above this line";
