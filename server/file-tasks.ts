type Handler = (bytes: Buffer, options: never) => unknown;

/** Each loads only what it needs. */
export const fileTasks: Record<string, () => Promise<Handler>> = {
  avatar: async () => (await import("#app/accounts/avatar/render-avatar.server.ts")).renderAvatar,
  "document-picture": async () =>
    (await import("#app/accounts/reviews/render-document-picture.server.ts")).renderDocumentPicture,
  photo: async () =>
    (await import("#app/listings/media/photos/render-photo.server.ts")).renderPhoto,
  "message-picture": async () =>
    (await import("#app/messages/thread/files/render-message-picture.server.ts"))
      .renderMessagePicture,
  document: async () =>
    (await import("#app/platform/inspection/inspect-document.server.ts")).inspectDocument,
  article: async () =>
    (await import("#app/content/articles/writing/lay-out-task.server.ts")).layOutTask,
  "article-picture": async () =>
    (await import("#app/content/articles/pictures/render-article-picture.server.ts"))
      .renderArticlePicture,
  watermark: async () => (await import("#app/platform/inspection/watermark-pdf.ts")).watermarkPdf,
  page: async () => (await import("#app/platform/inspection/draw-page.server.ts")).drawPage,
  "valuation-report": async () =>
    (await import("#app/market/valuation/report/draw-report.server.ts")).drawReport,
  "signed-document": async () => {
    const { drawSignedDocument } =
      await import("#app/deals/signing/draw-signed-document.server.ts");
    return (_nothing, document) => drawSignedDocument(document);
  },
  "owner-report": async () => {
    const { drawOwnerReport } = await import("#app/brokerage/reports/draw-owner-report.server.ts");
    return (_nothing, report) => drawOwnerReport(report);
  },
  "valuation-models": async () =>
    (await import("#app/market/valuation/model/fit-models.ts")).fitModels,
  sheet: async () => (await import("#app/brokerage/import/files/read-sheet.server.ts")).readSheet,
  "import-rows": async () => {
    const { checkRows } = await import("#app/brokerage/import/rows/check-rows.ts");
    return (_nothing, options) => checkRows(options);
  },
  email: async () => (await import("#app/messages/email/inbound/parse-mime.ts")).openRequest,
  "email-content": async () =>
    (await import("#app/messages/email/inbound/parse-mime.ts")).parseContent,
};

/** For the whole process. A PDF of 20 MB needs 120 MB besides the program. */
const maxMegabytes: Record<string, number> = { document: 320, watermark: 400 };
/** For a large picture, or an email of 50 MB with its text and files. */
const usualMegabytes = 640;

export const megabytesFor = (name: string): number => maxMegabytes[name] ?? usualMegabytes;
