/** jsdom のうち、ここで使う分だけの型（jsdom は型を持たない）。 */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
