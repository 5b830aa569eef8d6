/** One thing that is wrong with a restaurant file. `path` is dotted: "products.3.categories.0". */
export interface FileIssue {
  path: string;
  message: string;
}
