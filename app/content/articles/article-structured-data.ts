import { brand } from "#app/shared/brand.ts";

interface ArticleFacts {
  title: string;
  summary: string;
  author: string;
  canonical: string;
  image: string;
  publishedAt: Date;
  updatedAt: Date;
}

export const articleStructuredData = (article: ArticleFacts) => ({
  "@context": "https://schema.org",
  "@type": "Article",
  headline: article.title,
  description: article.summary,
  image: article.image,
  url: article.canonical,
  mainEntityOfPage: article.canonical,
  datePublished: article.publishedAt.toISOString(),
  dateModified: article.updatedAt.toISOString(),
  inLanguage: "en-CA",
  author: {
    "@type": article.author.includes(brand.name) ? "Organization" : "Person",
    name: article.author,
  },
  publisher: { "@type": "Organization", name: brand.name },
});
