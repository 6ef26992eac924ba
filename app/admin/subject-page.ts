const pages: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  listing: (id) => `/admin/listings/${id}/edit`,
  conversation: (id) => `/admin/conversations/${id}`,
  order: (id) => `/admin/orders/${id}`,
  campaign: (id) => `/admin/campaigns/${id}`,
  article: (id) => `/admin/articles/${id}`,
  email: (id) => `/admin/emails/${id}`,
  message: () => "/admin/queues/messages",
  application: () => "/admin/queues/brokers",
  identity: () => "/admin/queues/identities",
  funds: () => "/admin/queues/passports",
  "contact-request": () => "/admin/queues/contact",
  job: () => "/admin/jobs",
};

export const subjectPage = (type: string, id: string): string | null => pages[type]?.(id) ?? null;
