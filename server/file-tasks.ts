type Handler = (bytes: Buffer, options: never) => Promise<unknown>;

/** Each loads only what it needs. */
export const fileTasks: Record<string, { load: () => Promise<Handler>; maxMegabytes: number }> = {
  avatar: {
    load: async () => (await import("#app/accounts/avatar/render-avatar.server.ts")).renderAvatar,
    maxMegabytes: 640,
  },
  identity: {
    load: async () =>
      (await import("#app/accounts/identity/render-identity.server.ts")).renderIdentity,
    maxMegabytes: 640,
  },
  photo: {
    load: async () =>
      (await import("#app/listings/media/photos/render-photo.server.ts")).renderPhoto,
    maxMegabytes: 640,
  },
  "message-picture": {
    load: async () =>
      (await import("#app/messages/thread/files/render-message-picture.server.ts"))
        .renderMessagePicture,
    maxMegabytes: 640,
  },
  // A PDF of 20 MB needs 120 MB besides the program.
  document: {
    load: async () =>
      (await import("#app/platform/inspection/inspect-document.server.ts")).inspectDocument,
    maxMegabytes: 320,
  },
  watermark: {
    load: async () => (await import("#app/platform/inspection/watermark-pdf.ts")).watermarkPdf,
    maxMegabytes: 400,
  },
  // An email of 50 MB, its text and its files.
  email: {
    load: async () => (await import("#app/messages/email/inbound/parse-mime.ts")).openRequest,
    maxMegabytes: 640,
  },
  "email-content": {
    load: async () => (await import("#app/messages/email/inbound/parse-mime.ts")).parseContent,
    maxMegabytes: 640,
  },
};
