import type { ReactNode } from 'react'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import styles from './footer.module.css'

/** The footer of every page: contacts, copyright, credits, and what the app puts below them. */
export const Footer = ({ children }: { children: ReactNode }) => {
  const { footer, generator, repositoryUrl } = useSite()
  const { footer: text } = useMessages()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={text.contactsLabel}>
          <ul className={styles.contacts}>
            {footer.contacts.map(({ kind, href }) => (
              <li key={kind}>
                <a href={href} rel="me">
                  {text.contacts[kind]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.credits}>
          <span>{text.copyright(footer.copyright.year, footer.copyright.author)}</span>
          <a href={repositoryUrl}>{text.builtWith(`${generator.name} ${generator.version}`)}</a>
          <span>
            {text.hostedBy} <a href={footer.hosting.href}>{footer.hosting.label}</a>
          </span>
        </p>
      </div>
      {children}
    </footer>
  )
}
